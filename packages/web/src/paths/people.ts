import { path } from './path.ts'

export const peoplePaths = {
  my: path('/pages/sys/user/index'),
  privacyPolicy: path('/pages/sys/user/privacy_policy'),
  userAgreement: path('/pages/sys/user/user_agreement'),
}
