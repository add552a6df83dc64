import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matterScreens } from '@campus/contract/paths/matter-screens.ts'
import { type BaseContext, systemContext } from '@campus/server/context/context.ts'
import { adoptFreeCopies } from '@campus/server/modules/appeals/free-copies/free-copies-adoption.service.ts'
import { adoptApplications } from '@campus/server/modules/certificates/decisions/adoption.service.ts'
import { adoptLeave } from '@campus/server/modules/leave/leave-adoption.service.ts'

/** What other areas bring to the office, after people have asked for leave, certificates and free copies. */
export const testFilledMatters = (filled: () => BaseContext): void => {
  test('leave, certificates and free copies each have a request that runs and one that has ended, in the office as well', async () => {
    const ctx = systemContext(filled())
    for (const adopt of [adoptLeave, adoptApplications, adoptFreeCopies]) await adopt(ctx)
    const rows = await ctx.sql.selectFrom('approval_instance').where('matter', 'is not', null).select(['matter', 'state']).execute()
    for (const kind of Object.keys(matterScreens)) {
      const states = rows.filter(({ matter }) => matter === kind).map(({ state }) => state)
      const [running, ended] = [states.filter((state) => state === 'running'), states.filter((state) => state !== 'running')]
      assert.ok(running.length > 0 && ended.length > 0, `${kind}: ${states.join()}`)
    }
  })
}
