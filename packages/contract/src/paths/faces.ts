import { path } from './path.ts'

/** A check that the phone makes for a computer arrives with the id and the code that the computer shows. */
interface Handover {
  handover?: string
  code?: string
}

export const facesPaths = {
  /** Who wants to log in by face. */
  loginInfo: path<{ back?: string }>('/pages/sys/login/faceLoginFillInInfo'),
  loginVerify: path<{ back?: string }>('/pages/sys/login/faceLoginVerify'),
  check: path('/pages/photo/faceVerification'),
  ownCheck: path<Handover>('/pages/photo/userFaceVerification'),
  managerCheck: path<Handover & { back?: string }>('/pages/photo/managerFaceVerification'),
  /** The result of a face check at a login. */
  loginResult: path<{ back?: string }>('/pages/photo/faceLoginVerification'),
  consents: path('/pages/collection/privacy'),
  /** What a guardian agrees to for a child under 14. */
  children: path('/pages/collection/children'),
}
