import type { Log } from '../../platform/log/log.ts'
import type { OfficePort, OfficeRisk } from './office.ts'

const missing: Readonly<Record<OfficeRisk, string>> = {
  network: 'LibreOffice runs with access to the network: `unshare` of util-linux is missing, or may make no namespaces here',
  limits: 'LibreOffice runs without limits of memory, processor time and files: `prlimit` of util-linux is missing',
}

/** It reads files of strangers, so who runs the server must know what it is not kept from. */
export const warnOfOffice = ({ risks }: OfficePort, log: Pick<Log, 'warn'>) => {
  for (const risk of risks) log.warn(`${missing[risk]}. See "Files for printing" in docs/operations.md`)
}
