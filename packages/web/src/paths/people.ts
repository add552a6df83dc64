import { path } from './path.ts'

export const peoplePaths = {
  my: path('/pages/sys/user/index'),
}
