import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { after, before } from 'node:test'
import type { PrintKind } from '@campus/contract/printing/items.ts'
import type { PrintAttribute } from '@campus/contract/printing/print-attributes.ts'
import { sql as fragment } from 'kysely'
import { systemContext } from '../context/context.ts'
import { openRequestCounts } from '../http/metrics/request-counts.ts'
import { mount } from '../http/mount.ts'
import type { Route } from '../http/route.ts'
import { openServer } from '../http/server.ts'
import { requireFreshProof } from '../modules/account/proof/proof.service.ts'
import { openSessions } from '../modules/account/session/session.service.ts'
import { openSessionCache } from '../modules/account/session/session-cache.ts'
import { holdItem } from '../modules/printing/items/item.service.ts'
import type { CameOut, Fetched, Fetching, Printable } from '../modules/printing/printable.ts'
import { fetching, printables } from '../modules/printing/printing.extension.ts'
import { openMachines } from '../modules/terminals/credentials/machine.service.ts'
import { openSealed } from '../modules/transit/transit.service.ts'
import type { Column } from '../platform/db/sql.ts'
import { refuse } from '../platform/refuse.ts'
import { withExtension } from './extensions.ts'
import type { TestPerson } from './people.ts'
import { openTestCampus, type TestCampus } from './test-campus.ts'

export const printedPdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')

interface GivenItem {
  readonly kind?: PrintKind
  readonly copies?: number
  readonly pagesPerCopy?: number
  readonly pageRanges?: string
  readonly attribute?: PrintAttribute
  readonly media?: 'a4' | 'photo'
  readonly expiresAt?: Date
}

/** Printable items that record their events. */
const openThings = () => {
  const out: (CameOut & { readonly subjectId: string })[] = []
  const fetched: Fetched[] = []
  const over = new Set<string>()
  const requireThere = (subjectId: string) => {
    if (over.has(subjectId)) throw refuse('document_over')
  }
  const printable: Printable = {
    async mayPrint(_ctx, subjectId) {
      requireThere(subjectId)
    },
    async open(_ctx, subjectId) {
      requireThere(subjectId)
      return { content: printedPdf, size: printedPdf.length }
    },
    async noteOut(_ctx, subjectId, came) {
      out.push({ ...came, subjectId })
    },
  }
  const byTest: Fetching = {
    async noteFetched(ctx, reported) {
      fetched.push(reported)
      const isFinished = fragment<boolean>`printed + ${reported.newCopies}::int = copies`
      await ctx.sql
        .updateTable('entrustment')
        .set((old) => ({
          printed: old('printed', '+', reported.newCopies),
          state: fragment<Column<'entrustment', 'state'>>`case when ${isFinished} then 'finished' else state end`,
          ended_at: fragment<Date | null>`case when ${isFinished} then ${ctx.now()}::timestamptz else ended_at end`,
        }))
        .where('id', '=', reported.entrustmentId)
        .where('state', '=', 'in_progress')
        .execute()
    },
    async takeBack(ctx, _printable, itemId) {
      const withdrawn = { state: 'cancelled', ending: 'withdrawn', ended_at: ctx.now() } as const
      await ctx.sql.updateTable('entrustment').set(withdrawn).where('item_id', '=', itemId).where('state', '=', 'in_progress').execute()
    },
  }
  return { out, fetched, over, printable, byTest }
}

interface Shop {
  readonly routes: readonly Route[]
  /** The receiver of fetch events; the test itself by default. */
  readonly fetching?: Fetching
}

/** Serves printing over things of the test's own, beside the campus and on its database. */
const openPrintShop = async (campus: TestCampus, { routes, fetching: others }: Shop) => {
  const { printable, byTest, ...things } = openThings()
  const withThings = withExtension(campus.base, printables, { certificate: printable, cloud: printable })
  const base = withExtension(withThings, fetching, others ?? byTest)
  const server = openServer(base.services.config, base.services.log)
  const sessions = openSessions(
    base,
    openSessionCache(() => false),
  )
  await mount(server, routes, {
    base,
    sessions,
    machines: openMachines(base),
    requireFreshProof,
    openSealed,
    dutySetOf: () => undefined,
    checksOutput: true,
    counts: openRequestCounts(routes.map(({ call }) => call.path)),
    countOfSchool: () => undefined,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...things,
    base,
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => server.close(),
    /** Something of a person waits to be printed. */
    hold: async (person: TestPerson, given: GivenItem = {}) => {
      const { copies = 1, pagesPerCopy = 1, kind = 'certificate', attribute = 'bw_single', media = 'a4' } = given
      const subjectId = randomUUID()
      const held = await holdItem(systemContext(base), {
        schoolId: person.schoolId,
        personId: person.id,
        kind,
        subjectId,
        name: '在读证明',
        nameEn: 'Certificate of enrolment',
        nameTw: '在讀證明',
        copies,
        pagesPerCopy,
        pageRanges: given.pageRanges ?? (pagesPerCopy === 1 ? '1' : `1-${pagesPerCopy}`),
        attribute,
        media,
        expiresAt: given.expiresAt ?? null,
      })
      return { ...held, subjectId }
    },
  }
}
export type PrintShop = Awaited<ReturnType<typeof openPrintShop>> & { readonly campus: TestCampus }

/** One campus with a shop for all tests of a file. */
export const usePrintShop = (shop: Shop): (() => PrintShop) => {
  let opened: PrintShop | undefined
  before(async () => {
    const campus = await openTestCampus()
    opened = { ...(await openPrintShop(campus, shop)), campus }
  })
  after(async () => {
    await opened?.close()
    await opened?.campus.close()
  })
  return () => {
    if (!opened) throw new Error('the print shop is open only while tests run')
    return opened
  }
}

/** Somebody was asked to fetch copies, and accepts by default. */
export const entrustCopies = async (
  { base: { sql, now } }: TestCampus,
  item: { readonly id: string },
  { owner, delegate, copies = 1, isAccepted = true }: { owner: TestPerson; delegate: TestPerson; copies?: number; isAccepted?: boolean },
): Promise<string> =>
  (
    await sql
      .insertInto('entrustment')
      .values({
        school_id: owner.schoolId,
        item_id: item.id,
        owner_id: owner.id,
        delegate_id: delegate.id,
        copies,
        accepted_at: isAccepted ? now() : null,
        deadline: new Date(now().getTime() + 86_400_000),
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** A test that moves the clock refreshes its terminals, as if heartbeats had continued. */
export const hearTerminals = async ({ base: { sql, now } }: TestCampus) => {
  await sql.updateTable('terminal_status').set({ printer_seen_at: now(), printer_state: 'idle', is_lost: false }).execute()
  await sql.updateTable('terminal_credential').set({ seen_at: now() }).where('seen_at', 'is not', null).execute()
}
