import { path } from './path.ts'

export const accountPaths = {
  /** `back` is where one wanted to go when the login came between. */
  login: path<{ back?: string }>('/pages/sys/login/index'),
  scan: path('/pages/sys/msg/scan'),
  devices: path('/pages/sys/user/devices'),
  passkeys: path('/pages/sys/user/passkeys'),
  bindings: path('/pages/sys/user/bindings'),
  password: path('/pages/sys/user/update_password'),
}
