// MUI's style sheets, left out: jsdom matches every rule against every element each time that a role is looked up.
class StyleSheet {
  constructor({ key, container, nonce }) {
    Object.assign(this, { key, container, nonce, tags: [] })
  }
  hydrate() {}
  insert() {}
  flush() {}
}

module.exports = { StyleSheet }
