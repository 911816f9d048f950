// Leaves out MUI's style sheets: jsdom matches every rule against every element whenever a test looks up a role.
class StyleSheet {
  constructor({ key, container, nonce }) {
    Object.assign(this, { key, container, nonce, tags: [] })
  }
  hydrate() {}
  insert() {}
  flush() {}
}

module.exports = { StyleSheet }
