/** The texts of the users table, and of closing an account. */
export const usersTexts = {
  title: 'Users',
  empty: 'No accounts yet',
  search: 'Name or e-mail',
  name: 'Name',
  email: 'E-mail',
  joined: 'Joined',
  orders: 'Orders',
  state: 'Account',
  open: 'Open',
  closed: 'Closed',
  administrator: 'administrator',
  actions: 'Actions',
  reason: 'Reason',
  reasonRequired: 'A reason is required',
  close: {
    button: 'Close account',
    of: (name: string) => `Close the account of ${name}`,
    consequence: 'The person is signed out within seconds and cannot sign in, order or sell. The reason is recorded.',
    done: 'The account is closed.',
  },
  reopen: {
    button: 'Open account',
    of: (name: string) => `Open the account of ${name}`,
    consequence: 'The person can sign in again. The reason is recorded.',
    done: 'The account is open again.',
  },
} as const
