import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownPrintItem, ownPrintItems, printItemCode } from '@campus/contract/printing/items.ts'
import { systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { entrustCopies, usePrintShop } from '../../../testing/printing.ts'
import { printingRoutes } from '../printing.routes.ts'
import { endItem, holdItem, itemOf } from './item.service.ts'

const shop = usePrintShop({ routes: printingRoutes })
const campus = () => shop().campus
const ask: ReturnType<typeof asker> = (...given) => asker(shop().url)(...given)
const system = () => systemContext(campus().base)

test('what waits is shown to its owner with what is behind it, newest first, until its time is over', async () => {
  const { person, token } = await enter(campus())
  const first = await shop().hold(person, { copies: 2, pagesPerCopy: 3, attribute: 'bw_double' })
  const soon = await shop().hold(person, { expiresAt: new Date(campus().clock.now().getTime() + 1000) })
  const { rows, total } = (await ask(ownPrintItems, {}, { token })).data
  assert.deepEqual([rows.map(({ id }) => id), total], [[soon.id, first.id], 2])
  const item = (await ask(ownPrintItem, { id: first.id }, { token })).data
  assert.deepEqual(
    [item.part, item.subjectId, item.copies, item.pagesPerCopy, item.pagesLeft, item.state, item.ownerName],
    ['owner', first.subjectId, 2, 3, 6, 'waiting', ''],
  )
  campus().clock.advance(2)
  assert.deepEqual(
    (await ask(ownPrintItems, {}, { token })).data.rows.map(({ id }) => id),
    [first.id],
  )
  assert.equal((await ask(ownPrintItem, { id: soon.id }, { token })).data.state, 'over')
  assert.equal((await ask(printItemCode, { itemId: soon.id }, { token })).error, 'document_over')
})

test('a delegate sees their copies, a masked name and nothing else', async () => {
  const { person: owner, schoolId } = await enter(campus(), { name: '李小明' })
  const delegate = await enter(campus(), { schoolId })
  const item = await shop().hold(owner, { copies: 3, pagesPerCopy: 2 })
  await entrustCopies(campus(), item, { owner, delegate: delegate.person, copies: 2 })
  const [seen] = (await ask(ownPrintItems, {}, delegate)).data.rows
  assert.ok(seen)
  assert.deepEqual([seen.part, seen.ownerName, seen.copies, seen.pagesLeft, seen.subjectId], ['delegate', '李**', 2, 4, item.id])
  assert.ok(!JSON.stringify(seen).includes(item.subjectId))
})

test('for others, and for a delegate who has not accepted, an item is missing; for a code the latter get the reason', async () => {
  const { person: owner, schoolId } = await enter(campus())
  const [asked, stranger, foreigner] = [await enter(campus(), { schoolId }), await enter(campus(), { schoolId }), await enter(campus())]
  const item = await shop().hold(owner)
  await entrustCopies(campus(), item, { owner, delegate: asked.person, isAccepted: false })
  for (const other of [asked, stranger, foreigner]) {
    assert.equal((await ask(ownPrintItem, { id: item.id }, other)).error, 'not_found')
    assert.equal((await ask(ownPrintItems, {}, other)).data.total, 0)
  }
  for (const other of [stranger, foreigner]) assert.equal((await ask(printItemCode, { itemId: item.id }, other)).error, 'not_found')
  assert.equal((await ask(printItemCode, { itemId: item.id }, asked)).error, 'not_accepted_yet')
  assert.equal((await ask(printItemCode, { itemId: randomUUID() }, asked)).error, 'not_found')
})

test('queued twice concurrently, an item waits once', async () => {
  const { person } = await enter(campus())
  const held = {
    schoolId: person.schoolId,
    personId: person.id,
    kind: 'cloud' as const,
    subjectId: randomUUID(),
    name: '讲义',
    nameEn: 'Notes',
    nameTw: '講義',
    copies: 1,
    pagesPerCopy: 1,
    pageRanges: '1',
    attribute: 'bw_single' as const,
    media: 'a4' as const,
    expiresAt: null,
  }
  const ids = await Promise.all([holdItem(system(), held), holdItem(system(), held), holdItem(system(), held)])
  assert.equal(new Set(ids.map(({ id }) => id)).size, 1)
})

test('an ended item ends its codes, and ending it again gives the same answer', async () => {
  const { person, token } = await enter(campus())
  const item = await shop().hold(person, { copies: 2 })
  await ask(printItemCode, { itemId: item.id }, { token })
  assert.deepEqual(await endItem(system(), 'certificate', item.subjectId), { pagesOut: 0, copiesOut: 0 })
  assert.deepEqual(await endItem(system(), 'certificate', item.subjectId), { pagesOut: 0, copiesOut: 0 })
  assert.equal((await itemOf(system(), 'certificate', item.subjectId))?.state, 'ended')
  assert.equal(await endItem(system(), 'cloud', item.subjectId), undefined)
  assert.equal((await ask(ownPrintItem, { id: item.id }, { token })).data.state, 'over')
  assert.equal((await ask(printItemCode, { itemId: item.id }, { token })).error, 'document_over')
  const codes = await campus().base.sql.selectFrom('pick_up_code').where('item_id', '=', item.id).select('ended_at').execute()
  assert.ok(codes.every(({ ended_at }) => ended_at !== null))
})

test('an item locked by another transaction is not ended, instead of a deadlock', async () => {
  const { person } = await enter(campus())
  const item = await shop().hold(person)
  await campus()
    .base.sql.transaction()
    .execute(async (sql) => {
      await sql.selectFrom('print_item').where('id', '=', item.id).select('id').forUpdate().execute()
      await assert.rejects(
        endItem(system(), 'certificate', item.subjectId),
        (error) => error instanceof Refusal && error.code === 'being_printed',
      )
    })
})

test('what was revoked since gets no code', async () => {
  const { person, token } = await enter(campus())
  const item = await shop().hold(person)
  shop().over.add(item.subjectId)
  assert.equal((await ask(printItemCode, { itemId: item.id }, { token })).error, 'document_over')
})
