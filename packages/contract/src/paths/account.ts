import { path } from './path.ts'

export const accountPaths = {
  /** `back` is where one wanted to go when the login came between. */
  /** `ended`: there was a session until now. */
  login: path<{ back?: string; why?: 'ended' }>('/pages/sys/login/index'),
  /** Where the browser arrives after a login at another service. */
  outside: path('/pages/sys/login/outside'),
  /** The second step of a login, and the set-up where one is demanded. */
  secondStep: path('/pages/sys/login/secondStep'),
  forget: path('/pages/sys/login/forget'),
  phoneCode: path('/pages/sys/login/code'),
  emailCode: path('/pages/sys/login/codeEmail'),
  newPassword: path('/pages/sys/login/changePassword'),
  chooseUserType: path('/pages/sys/login/register/selectUserType'),
  privacyNotice: path('/pages/sys/login/privacy'),
  registration: path('/pages/sys/login/reg'),
  registrationCode: path('/pages/sys/login/registerCode'),
  /** "This was not me": by the token of a link, or by the id of a change that a message speaks of. */
  notMe: path<{ token?: string; id?: string }>('/pages/sys/login/notMe'),
  basicInfo: path<{ back?: string }>('/pages/sys/login/editBasicInfo'),
  security: path('/pages/sys/user/pwd'),
  password: path('/pages/sys/user/update_password'),
  devices: path('/pages/sys/user/devices'),
  passkeys: path('/pages/sys/user/passkeys'),
  twoStep: path('/pages/sys/user/two_step'),
  bindings: path('/pages/sys/user/bindings'),
  loginCode: path('/pages/sys/user/login_code'),
}
