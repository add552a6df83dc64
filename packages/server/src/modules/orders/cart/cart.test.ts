import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { templateUse } from '@campus/contract/documents/templates.ts'
import {
  addToCart,
  cart,
  cartCount,
  checkTemplateFile,
  dropFromCart,
  dropSelected,
  dropTemplateFromCart,
  editQuantity,
  maxCartItems,
  quoteCart,
} from '@campus/contract/orders/cart.ts'
import { openOffice } from '../../../testing/applications.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { offerAlso, openShop, putIntoCart } from '../../../testing/orders.ts'
import { noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const read = async ({ token }: { token: string }) => (await ask(cart, {}, { token, language: 'en_US' })).data

test('the cart separates items issued at once and items that need approval, and explains each price', async () => {
  const { student, schoolId } = await openOffice(campus())
  const priced = await offerAlso(campus(), schoolId, { charge: 'each', price: 300, freeCopies: 2 })
  const decided = await offerAlso(campus(), schoolId, { needsApproval: true })
  await putIntoCart(campus(), student, { templateId: priced })
  await putIntoCart(campus(), student, { templateId: priced, way: 'paper', copies: 3 })
  await putIntoCart(campus(), student, { templateId: decided })
  const { direct, approval, count } = await read(student)
  assert.equal(count, 3)
  assert.deepEqual(
    [...direct, ...approval].map((item) => [item.templateId, item.way, item.quantity, item.freeCopies, item.amount, item.needsApproval]),
    [
      [priced, 'download', 1, 1, 0, false],
      [priced, 'paper', 3, 1, 600, false],
      [decided, 'download', 1, 0, 0, true],
    ],
  )
  assert.deepEqual(
    direct[1]?.steps.map(({ text }) => text),
    ['Charged per copy: 3.00 yuan', '1 copy free', '2 copies × 3.00 yuan = 6.00 yuan'],
  )
  assert.deepEqual([direct[0]?.mostQuantity, direct[1]?.mostQuantity, direct[0]?.hindrance], [1, 50, null])
})

test('the same file is in the cart once; of the same paper there are more copies, up to fifty', async () => {
  const student = await openShop(campus())
  const { templateId, token } = student
  const file = await putIntoCart(campus(), student, { templateId })
  assert.equal((await ask(addToCart, { templateId, way: 'download' }, { token })).error, 'already_in_cart')
  const paper = await putIntoCart(campus(), student, { templateId, way: 'paper', copies: 20 })
  assert.equal(await putIntoCart(campus(), student, { templateId, way: 'paper', copies: 30 }), paper)
  assert.ok((await ask(addToCart, { templateId, way: 'paper' }, { token })).fields?.['quantity'])
  assert.deepEqual(
    (await read(student)).direct.map(({ quantity }) => quantity),
    [1, 50],
  )
  assert.equal((await ask(editQuantity, { id: file, quantity: 2 }, { token })).error, 'one_copy_only')
  const { data } = await ask(editQuantity, { id: paper, quantity: 4 }, { token })
  assert.deepEqual([data.quantity, data.amount], [4, 2000])
  assert.ok((await ask(editQuantity, { id: paper, quantity: 0 }, { token })).fields?.['quantity'])
  assert.ok((await ask(editQuantity, { id: paper, quantity: 51 }, { token })).fields?.['quantity'])
})

test('copies that are added again make an item the one that was added last; a changed number does not', async () => {
  const student = await openShop(campus())
  const { templateId } = student
  const paper = await putIntoCart(campus(), student, { templateId, way: 'paper' })
  await putIntoCart(campus(), student, { templateId, way: 'download' })
  const newest = async () => (await read(student)).direct.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))[0]?.way
  await ask(editQuantity, { id: paper, quantity: 4 }, student)
  assert.equal(await newest(), 'download')
  await putIntoCart(campus(), student, { templateId, way: 'paper' })
  assert.equal(await newest(), 'paper')
})

test('the same paper added twenty times concurrently is one item with twenty copies', async () => {
  const student = await openShop(campus())
  const { templateId, token } = student
  await Promise.all(Array.from({ length: 20 }, () => ask(addToCart, { templateId, way: 'paper' }, { token })))
  assert.deepEqual(
    (await read(student)).direct.map(({ quantity }) => quantity),
    [20],
  )
})

test('a cart holds at most fifty items, also with concurrent additions', async () => {
  const student = await openShop(campus(), { heading: 'optional' })
  const { sql } = campus().base
  const row = {
    school_id: student.schoolId,
    person_id: student.person.id,
    kind: 'certificate' as const,
    product_id: student.templateId,
    quantity: 1,
  }
  const given = {
    way: 'download',
    heading: '',
    academicYears: [],
    scoreIds: [],
    titleZh: '',
    titleEn: '',
    email: '',
    ccEmails: [],
    delegateNumber: '',
  }
  await sql
    .insertInto('cart_item')
    .values(
      Array.from({ length: maxCartItems - 1 }, (_, index) => ({
        ...row,
        choices: JSON.stringify({ ...given, heading: `H${index}` }),
        fingerprint: Buffer.from([index]),
        created_at: new Date(),
      })),
    )
    .execute()
  const add = (heading: string) => ask(addToCart, { templateId: student.templateId, way: 'download', heading }, student)
  const answers = await Promise.all([add('one'), add('two')])
  assert.deepEqual(answers.map(({ error }) => error ?? 'ok').toSorted(), ['cart_full', 'ok'])
  assert.equal((await ask(cartCount, {}, student)).data.count, maxCartItems)
})

test('a removed item is gone, and removing it again is not an error', async () => {
  const student = await openShop(campus(), { heading: 'optional' })
  const { templateId } = student
  const other = await offerAlso(campus(), student.schoolId)
  const [one, two] = [
    await putIntoCart(campus(), student, { templateId, heading: 'A' }),
    await putIntoCart(campus(), student, { templateId, heading: 'B' }),
  ]
  const three = await putIntoCart(campus(), student, { templateId: other })
  assert.equal((await ask(dropFromCart, { id: one }, student)).data.count, 2)
  assert.equal((await ask(dropFromCart, { id: one }, student)).data.count, 2)
  assert.equal((await ask(dropTemplateFromCart, { id: templateId }, student)).data.count, 1)
  assert.equal((await ask(dropSelected, { ids: [two, three] }, student)).data.count, 0)
  const nothing = await ask(dropSelected, { ids: [] }, student)
  assert.equal(nothing.fields?.['ids'], '请先选择')
})

test("nobody sees, changes or empties somebody else's cart", async () => {
  const student = await openShop(campus())
  const id = await putIntoCart(campus(), student, { templateId: student.templateId, way: 'paper' })
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  assert.equal((await read(stranger)).count, 0)
  assert.equal((await ask(editQuantity, { id, quantity: 2 }, stranger)).error, 'not_found')
  await ask(dropFromCart, { id }, stranger)
  await ask(dropSelected, { ids: [id] }, stranger)
  await ask(dropTemplateFromCart, { id: student.templateId }, stranger)
  assert.equal((await ask(quoteCart, { ids: [id] }, stranger)).error, 'cart_changed')
  assert.deepEqual(
    (await read(student)).direct.map(({ quantity }) => quantity),
    [1],
  )
})

test('a quote shows what the wallet pays, free beans first, and changes nothing', async () => {
  const { student, schoolId } = await openOffice(campus())
  const priced = await offerAlso(campus(), schoolId, { charge: 'each', price: 300, freeCopies: 1, limits: { ...noLimits, total: 9 } })
  const decided = await offerAlso(campus(), schoolId, { needsApproval: true })
  await giveBeans(campus(), student, { free: 200, print: 100 })
  const file = await putIntoCart(campus(), student, { templateId: priced })
  const paper = await putIntoCart(campus(), student, { templateId: priced, way: 'paper', copies: 2 })
  const other = await putIntoCart(campus(), student, { templateId: decided })
  const { data } = await ask(quoteCart, { ids: [paper, file] }, student)
  assert.deepEqual(
    { ...data, items: data.items.map(({ id, amount }) => [id, amount]) },
    {
      items: [
        [file, 0],
        [paper, 600],
      ],
      total: 600,
      freeBeans: 200,
      printBeans: 100,
      fromFree: 200,
      fromPrint: 100,
      rest: 300,
      needsApproval: false,
    },
  )
  assert.equal((await ask(quoteCart, { ids: [paper] }, student)).data.total, 300)
  assert.equal((await ask(quoteCart, { ids: [file, other] }, student)).error, 'mixed_cart')
  assert.equal((await ask(quoteCart, { ids: [file, randomUUID()] }, student)).error, 'cart_changed')
  assert.equal((await ask(templateUse, { id: priced }, student)).data.left, 9)
})

test('before checkout, each item shows why it is not available', async () => {
  const student = await openShop(campus())
  const { templateId, schoolId } = student
  const good = await putIntoCart(campus(), student, { templateId })
  const other = await offerAlso(campus(), schoolId)
  const stopped = await putIntoCart(campus(), student, { templateId: other })
  await campus().base.sql.updateTable('document_template').set({ state: 'disabled' }).where('id', '=', other).execute()
  const gone = randomUUID()
  const { data } = await ask(checkTemplateFile, { ids: [good, stopped, gone] }, student)
  assert.deepEqual(
    data.map(({ id, hindrance }) => [id, hindrance?.word ?? null]),
    [
      [good, null],
      [stopped, 'template_disabled'],
      [gone, 'cart_changed'],
    ],
  )
  assert.equal((await read(student)).direct.find(({ id }) => id === stopped)?.hindrance?.word, 'template_disabled')
})
