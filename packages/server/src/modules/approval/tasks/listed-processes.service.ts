import type { listedProcesses, officeLists } from '@campus/contract/approval/task-lists.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listProcessesOf } from './instance-list.repository.ts'
import { instancesOf, reachOf } from './instance-list.service.ts'
import { listProcessesOfTasks } from './task-list.repository.ts'
import { tasksOf } from './task-list.service.ts'

type OfficeList = (typeof officeLists)[number]

const ofTasks = (state: 'open' | 'done') => async (ctx: CallerCtx) =>
  listProcessesOfTasks(ctx.sql, ctx.caller.schoolId, await tasksOf(ctx, { held: 'all' }, state))

const ofInstances = (as: 'starter' | 'copied' | 'any') => async (ctx: CallerCtx) =>
  listProcessesOf(ctx.sql, ctx.caller.schoolId, await instancesOf(ctx, {}, as))

type Row = Awaited<ReturnType<typeof listProcessesOf>>[number]

const readers: Readonly<Record<OfficeList, (ctx: CallerCtx) => Promise<Row[]>>> = {
  todo: ofTasks('open'),
  done: ofTasks('done'),
  mine: ofInstances('starter'),
  copied: ofInstances('copied'),
  took: ofInstances('any'),
  managed: async (ctx) => listProcessesOf(ctx.sql, ctx.caller.schoolId, await instancesOf(ctx, {}, await reachOf(ctx))),
}

/** To what one list can be narrowed. */
export const listProcesses = async (ctx: CallerCtx, { list }: InputOf<typeof listedProcesses>): Promise<OutputOf<typeof listedProcesses>> =>
  (await readers[list](ctx)).map(({ id, name, name_en, name_tw }) => ({ id, name: say([name, name_en, name_tw], ctx.language) }))
