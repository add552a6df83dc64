import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { insertable } from './insertable-fields.ts'
import { readBlocks, writeBlocks } from './template-blocks.ts'
import { partsOf, typedOf } from './typed-parts.ts'

const house = new URL('../../../../../../../server/src/', import.meta.url)
const sourceOf = (path: string) => readFileSync(new URL(path, house), 'utf8')
const nameOf = (field: string) => insertable(field)?.name[0] ?? ''

test('what a new template begins with is blocks, and blocks are read as they were written', () => {
  const starter = sourceOf('ports/typesetter/house/starter.typ')
  const read = readBlocks(starter)
  assert.ok(read)
  assert.deepEqual(
    read.blocks.map(({ kind }) => kind),
    ['title', 'paragraph', 'paragraph', 'note', 'seal'],
  )
  assert.equal(writeBlocks(read), starter)
  const enrolment = readBlocks(sourceOf('modules/documents/starter/templates/enrolment.typ'))
  assert.deepEqual(
    enrolment?.blocks.map(({ kind }) => kind),
    ['title', 'recipient', 'paragraph', 'table', 'paragraph', 'seal'],
  )
  assert.deepEqual(readBlocks(writeBlocks(enrolment)), enrolment)
})

test('a source that does more is left to those who write it', () => {
  for (const name of ['visa-status', 'graduation', 'score-proof', 'internship-letter'])
    assert.equal(readBlocks(sourceOf(`modules/documents/starter/templates/${name}.typ`)), undefined, name)
})

test('whatever is typed is text on the paper, not code', () => {
  const typed = '姓名 {姓名}（{学号}），#set page() *粗* [a] $x$ @b <c> // 注 \\ {不是字段}'
  const parts = partsOf(typed, nameOf)
  assert.deepEqual(
    parts.filter((part) => typeof part !== 'string'),
    [{ field: 'name' }, { field: 'studentId' }],
  )
  assert.equal(typedOf(parts, nameOf), typed)
  const template = {
    head: '#import "/campus.typ": *\n#show: certificate',
    blocks: [
      { kind: 'title', text: '证明"甲"\\' },
      { kind: 'paragraph', parts },
      { kind: 'paragraph', parts: ['= 不是标题'] },
      { kind: 'paragraph', parts: [{ field: 'gender' }, ';(x)', { field: 'college' }, 'a', { field: 'major' }, { field: 'grade' }] },
      {
        kind: 'table',
        rows: [
          { label: '学号', field: 'studentId' },
          { label: '平均"绩点"', field: 'gpa' },
        ],
      },
      { kind: 'seal', office: '教务处' },
    ],
  } as const
  assert.deepEqual(readBlocks(writeBlocks(template)), template)
})
