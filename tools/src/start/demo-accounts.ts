/** The accounts that seeding creates at the Auth emulator: a buyer, a seller, an administrator. */
export const DEMO_ACCOUNTS = ['buyer@superium.example', 'seller@superium.example', 'admin@superium.example']

export const DEMO_PASSWORD = 'superium-demo'
