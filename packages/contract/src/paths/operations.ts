import { path } from './path.ts'

export const operationsPaths = {
  /** Works on phones too; on wide screens it stands in the console. */
  status: path('/pages/sys/log/system_status'),
}
