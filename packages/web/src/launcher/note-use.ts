import { homeInit, noteServiceUse } from '@campus/contract/home/workbench.ts'
import { queryClient } from '../api/query-client.ts'
import { send } from '../api/send.ts'
import { keyOf } from '../api/use-read.ts'
import type { Tile } from './tile.ts'

/** What is read about home is old once one comes back to it; reading it now would help nobody. */
export const markHomeOld = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(homeInit), refetchType: 'none' })

/** Nobody waits for this, and without network the service opens all the same. */
export const noteUse = ({ name }: Pick<Tile, 'name'>): void => {
  send(noteServiceUse, { service: name }, { background: true }).then(markHomeOld, () => undefined)
}
