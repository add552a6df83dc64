import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TextBlock } from '@campus/contract/text-block.ts'
import { type BlockRow, blocksOf, moveRow, rowSchema, rowsOf } from './block-rows.ts'

const row = (text: string, kind: BlockRow['kind'] = 'paragraph'): BlockRow => ({ kind, text, textEn: `${text} en`, textTw: `${text} tw` })

test('three texts become rows and come back unchanged', () => {
  const rows = [row('标题', 'heading'), row('正文'), row('一条', 'item')]
  assert.deepEqual(rowsOf(blocksOf(rows)), rows)
})

test('a translation that lacks a block leaves its place empty, and an empty place is refused', () => {
  const rows = rowsOf({
    blocks: [{ kind: 'heading', text: '一' }],
    blocksEn: [
      { kind: 'heading', text: 'One' },
      { kind: 'item', text: 'Two' },
    ],
    blocksTw: [],
  })
  assert.deepEqual(rows, [
    { kind: 'heading', text: '一', textEn: 'One', textTw: '' },
    { kind: 'item', text: '', textEn: 'Two', textTw: '' },
  ])
  const schema = rowSchema(TextBlock.extend({ text: TextBlock.shape.text.trim().min(1) }))
  assert.deepEqual(
    schema
      .safeParse(rows[1])
      .error?.issues.map(({ path }) => path.join())
      .sort(),
    ['text', 'textTw'],
  )
})

test('a row moves up and down, and stays at the ends', () => {
  const rows = [row('a'), row('b'), row('c')]
  const orderAfter = (from: number, to: number) =>
    moveRow(rows, from, to)
      .map(({ text }) => text)
      .join('')
  assert.equal(orderAfter(0, 1), 'bac')
  assert.equal(orderAfter(2, 1), 'acb')
  assert.equal(orderAfter(0, -1), 'abc')
  assert.equal(orderAfter(2, 3), 'abc')
})
