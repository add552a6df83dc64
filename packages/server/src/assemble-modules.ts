import { serverHooks } from './http/server.extension.ts'
import { assemble } from './modules/assemble.ts'
import type { Module } from './modules/module.ts'
import { type DemoAccounts, demo } from './modules/school/demo.extension.ts'
import { modules as allModules } from './modules.ts'

interface Given {
  readonly demoAccounts?: DemoAccounts
  readonly modules?: readonly Module[] | undefined
}

/** The modules of the product, put together. Commands and most tests have no accounts to show on a login page. */
export const assembleModules = ({ demoAccounts = () => [], modules = allModules }: Given = {}) =>
  assemble(modules, { extensionPoints: [serverHooks], provides: [demo.give({ accounts: demoAccounts })] })
