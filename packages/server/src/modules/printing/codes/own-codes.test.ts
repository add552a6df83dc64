import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownPickUpCodes, printItemCode } from '@campus/contract/printing/items.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { entrustCopies, usePrintShop } from '../../../testing/printing.ts'
import { endItem } from '../items/item.service.ts'
import { printingRoutes } from '../printing.routes.ts'
import { closeCodes } from '../queue/code.repository.ts'
import { endCodesOf, sweepCodes } from './code.service.ts'
import { openSecret } from './code-secret.ts'

const shop = usePrintShop({ routes: printingRoutes })
const campus = () => shop().campus
const ask: ReturnType<typeof asker> = (...given) => asker(shop().url)(...given)
const system = () => systemContext(campus().base)

type Who = { readonly token: string }
const show = (who: Who, itemId: string, insteadOf?: string) => ask(printItemCode, { itemId, insteadOf }, who)
const showFine = async (who: Who, itemId: string, insteadOf?: string) => {
  const { data, error } = await show(who, itemId, insteadOf)
  assert.equal(error, undefined)
  return data
}

const rowsOf = (itemId: string) =>
  campus().base.sql.selectFrom('pick_up_code').where('item_id', '=', itemId).selectAll().orderBy('id').execute()

/** How many of them somebody could still read, of all that there were. */
const encryptedOf = async (itemId: string) => {
  const rows = await rowsOf(itemId)
  return [rows.filter(({ encrypted }) => encrypted !== null).length, rows.length]
}

const inHours = (hours: number) => new Date(campus().clock.now().getTime() + hours * 3_600_000)

test('a code stays the same however often it is shown, with the time that it has left', async () => {
  const student = await enter(campus())
  const item = await shop().hold(student.person, { copies: 2, pagesPerCopy: 3 })
  const first = await showFine(student, item.id)
  assert.match(first.code, /^\d{12}$/)
  assert.match(first.qrAddress, /\/#\/pages\/brige\/brige\?code=[\w-]{22}$/)
  assert.deepEqual([first.itemId, first.subjectId, first.copies, first.ownerName], [item.id, item.subjectId, 2, ''])
  const hours = (Date.parse(first.expiresAt) - campus().clock.now().getTime()) / 3_600_000
  assert.ok(hours > 23.9 && hours <= 24)
  campus().clock.advance(3600)
  const later = await comeBack(campus(), student)
  assert.deepEqual(await showFine(later, item.id), first)
  assert.deepEqual((await ask(ownPickUpCodes, {}, later)).data, [first])
})

test('on however many screens it is asked for at once, it is one and the same code', async () => {
  const { person, token } = await enter(campus())
  const item = await shop().hold(person)
  const codes = await Promise.all(Array.from({ length: 5 }, () => showFine({ token }, item.id)))
  assert.equal(new Set(codes.map(({ code }) => code)).size, 1)
  assert.deepEqual(await encryptedOf(item.id), [1, 1])
})

test('a new code replaces only the named one, and once, from any number of screens', async () => {
  const { person, token } = await enter(campus())
  const item = await shop().hold(person)
  const first = await showFine({ token }, item.id)
  const others = await Promise.all(Array.from({ length: 4 }, () => showFine({ token }, item.id, first.id)))
  const [second] = others
  assert.ok(second)
  assert.notEqual(second.code, first.code)
  assert.equal(new Set(others.map(({ code }) => code)).size, 1)
  for (const insteadOf of [first.id, randomUUID()]) assert.equal((await showFine({ token }, item.id, insteadOf)).code, second.code)
  assert.deepEqual(
    (await rowsOf(item.id)).map(({ ended_at, encrypted }) => [ended_at === null, encrypted !== null]),
    [
      [false, false],
      [true, true],
    ],
  )
})

test('a code is stored encrypted, for one person and one item', async () => {
  const { person, token } = await enter(campus())
  const item = await shop().hold(person)
  const { code, qrAddress } = await showFine({ token }, item.id)
  const [row] = await rowsOf(item.id)
  assert.ok(row?.encrypted)
  for (const secret of [code, qrAddress.split('code=')[1] ?? '']) assert.ok(!row.encrypted.includes(secret))
  assert.equal(openSecret(system(), row).figures, code)
  for (const moved of [{ item_id: randomUUID() }, { given_to: randomUUID() }])
    assert.throws(() => openSecret(system(), { ...row, ...moved }), 'it opens nowhere else')
})

test('after its end a code is unreadable, and the next one differs', async () => {
  const endings: readonly (readonly [how: string, end: (whose: { itemId: string; personId: string }) => Promise<unknown>])[] = [
    [
      'printed',
      ({ itemId, personId }) => closeCodes(campus().base.sql, { itemId, burnedFor: personId, isLast: false }, campus().clock.now()),
    ],
    ['taken back', (whose) => endCodesOf(system(), whose)],
    ['run out', () => sweepCodes(system())],
  ]
  for (const [how, end] of endings) {
    const entered = await enter(campus())
    const item = await shop().hold(entered.person)
    const first = await showFine(entered, item.id)
    if (how === 'run out') campus().clock.advance(24 * 3600)
    const later = await comeBack(campus(), entered)
    if (how === 'run out') assert.deepEqual((await ask(ownPickUpCodes, {}, later)).data, [], how)
    await end({ itemId: item.id, personId: entered.person.id })
    assert.deepEqual(await encryptedOf(item.id), [0, 1], how)
    assert.deepEqual((await ask(ownPickUpCodes, {}, later)).data, [], how)
    assert.notEqual((await showFine(later, item.id)).code, first.code, how)
  }
})

test('a valid code is not deleted', async () => {
  const student = await enter(campus())
  const item = await shop().hold(student.person)
  const { code } = await showFine(student, item.id)
  campus().clock.advance(23 * 3600)
  await sweepCodes(system())
  assert.equal((await showFine(await comeBack(campus(), student), item.id)).code, code)
})

test('no code outlives what it fetches', async () => {
  const { person, token, schoolId } = await enter(campus())
  const delegate = await enter(campus(), { schoolId })
  const expiresAt = inHours(2)
  const item = await shop().hold(person, { expiresAt, copies: 2 })
  assert.equal((await showFine({ token }, item.id)).expiresAt, expiresAt.toISOString())
  const entrusted = await shop().hold(person, { copies: 2 })
  const deadline = inHours(3)
  const id = await entrustCopies(campus(), entrusted, { owner: person, delegate: delegate.person })
  await campus().base.sql.updateTable('entrustment').set({ deadline }).where('id', '=', id).execute()
  assert.equal((await showFine(delegate, entrusted.id)).expiresAt, deadline.toISOString())
  await endItem(system(), 'certificate', item.subjectId)
  assert.deepEqual((await ask(ownPickUpCodes, {}, { token })).data, [])
})

test('a delegate has their own code, which identifies nobody; others have none', async () => {
  const owner = await enter(campus(), { name: '李小明' })
  const delegate = await enter(campus(), { schoolId: owner.schoolId })
  const stranger = await enter(campus(), { schoolId: owner.schoolId })
  const item = await shop().hold(owner.person, { copies: 3 })
  await entrustCopies(campus(), item, { owner: owner.person, delegate: delegate.person, copies: 1 })
  const [mine, theirs] = [await showFine(owner, item.id), await showFine(delegate, item.id)]
  assert.notEqual(mine.code, theirs.code)
  assert.deepEqual([mine.copies, theirs.copies, theirs.ownerName, theirs.subjectId], [2, 1, '李**', item.id])
  assert.ok(!JSON.stringify(theirs).includes(item.subjectId))
  // One person's code does not end because another names it.
  assert.equal((await showFine(delegate, item.id, mine.id)).code, theirs.code)
  assert.equal((await showFine(owner, item.id)).code, mine.code)
  assert.deepEqual((await ask(ownPickUpCodes, {}, delegate)).data, [theirs])
  assert.deepEqual((await ask(ownPickUpCodes, {}, stranger)).data, [])
  assert.equal((await show(stranger, item.id, mine.id)).error, 'not_found')
  assert.equal((await ask(printItemCode, { itemId: item.id, insteadOf: 'the old one' }, owner)).error, 'bad_input')
})
