/** Firebase Authentication: the shared singleton, loaded only for a session to restore or an intent to sign in. */
export {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
export { auth } from './auth'
export { followSession } from './session'
