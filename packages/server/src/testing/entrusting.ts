import assert from 'node:assert/strict'
import type { GivenTo } from '@campus/contract/call.ts'
import { answerEntrustment, entrustments, saveEntrustment } from '@campus/contract/entrust/entrustments.ts'
import { entrustRoutes } from '../modules/entrust/entrust.routes.ts'
import { withdrawAllOf } from '../modules/entrust/entrustments/entrustment.service.ts'
import { noteFetched } from '../modules/entrust/fetching/fetched.service.ts'
import { printingRoutes } from '../modules/printing/printing.routes.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import type { TestPerson } from './people.ts'
import { printMachine } from './print-machine.ts'
import { type PrintShop, usePrintShop } from './printing.ts'
import { enrolMachine, makeTerminal } from './terminals.ts'

interface Entered {
  readonly token: string
  readonly person: { readonly number: string }
}

/** A shop whose things are fetched by others, and what people do about that. */
export const useErrands = () => {
  const shop = usePrintShop({ routes: [...printingRoutes, ...entrustRoutes], fetching: { noteFetched, takeBack: withdrawAllOf } })
  const ask: ReturnType<typeof asker> = (...given) => asker(shop().url)(...given)
  const inDays = (days: number) => new Date(shop().campus.clock.now().getTime() + days * 86_400_000)
  const save = (
    owner: { readonly token: string },
    item: { readonly id: string },
    delegate: Entered,
    given: Partial<GivenTo<typeof saveEntrustment>> = {},
  ) =>
    ask(
      saveEntrustment,
      { itemId: item.id, delegateNumber: delegate.person.number, copies: 1, deadline: inDays(3).toISOString(), ...given },
      owner,
    )
  const machine = printMachine(shop)
  const openTerminal = async (schoolId: string) => {
    const terminal = await makeTerminal(shop().campus.base, { id: schoolId }, { name: '图书馆终端' })
    return { terminal, token: await enrolMachine(shop().campus, terminal.id, 'printer') }
  }
  return {
    shop,
    ask,
    inDays,
    save,
    machine,
    openTerminal,
    /** All that is there for somebody comes out at a terminal, or so many pages before the paper jams. */
    print: async (
      { person }: { readonly person: TestPerson },
      item: { readonly id: string },
      { jamsAfter, at }: { readonly jamsAfter?: number; readonly at?: Awaited<ReturnType<typeof openTerminal>> } = {},
    ) => {
      const { terminal, token } = at ?? (await openTerminal(person.schoolId))
      await machine.queue(person, item, terminal)
      const { id, impressions } = await machine.takeAndBegin(token)
      const state = jamsAfter === undefined ? 'done' : 'failed'
      await machine.report(token, id, { state, impressions: jamsAfter ?? impressions })
    },
    /** An owner with something to print, and a friend. */
    openEntrustment: async (given: Parameters<PrintShop['hold']>[1] = {}) => {
      const { campus, hold } = shop()
      const owner = await enter(campus, { name: '李小明' })
      const friend = await enter(campus, { schoolId: owner.schoolId, name: '王朋友' })
      return { owner, friend, item: await hold(owner.person, { copies: 2, pagesPerCopy: 2, ...given }) }
    },
    /** A delegate was asked and accepted. */
    entrust: async (owner: { readonly token: string }, item: { readonly id: string }, friend: Entered, copies = 1) => {
      const { data, code, error } = await save(owner, item, friend, { copies })
      assert.equal(code, 200, error)
      assert.equal((await ask(answerEntrustment, { id: data.id, accepts: true }, friend)).code, 200)
      return data.id
    },
    /** How one of the two sees the last one. */
    lastOf: async (person: { readonly token: string }) => {
      const [last] = (await ask(entrustments, {}, person)).data.rows
      assert.ok(last)
      return last
    },
    /** Titles of a person's messages, newest first. */
    notifiedTo: (personId: string) =>
      shop()
        .campus.base.sql.selectFrom('message')
        .innerJoin('message_text as text', 'text.id', 'message.text_id')
        .where('message.person_id', '=', personId)
        .orderBy('message.id', 'desc')
        .select(['text.title', 'text.body'])
        .execute(),
  }
}
