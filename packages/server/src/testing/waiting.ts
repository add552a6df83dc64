import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { asker } from './ask.ts'
import type { TestCampus } from './test-campus.ts'

type Waiting = OutputOf<typeof homeInit>['waiting'][number]

/** What the home screen of somebody says that waits for them: how much, by service. */
export const waitingFor = async (campus: Pick<TestCampus, 'url'>, who: { readonly token: string }): Promise<Record<string, number>> =>
  Object.fromEntries((await asker(campus.url)(homeInit, {}, who)).data.waiting.map(({ service, count }: Waiting) => [service, count]))
