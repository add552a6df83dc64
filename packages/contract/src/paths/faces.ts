import { path } from './path.ts'

export const facesPaths = {
  /** Each use of one's face: agree, withdraw. */
  consents: path('/pages/collection/privacy'),
}
