import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveArticle } from '@campus/contract/help/articles.ts'
import { submitEvaluation } from '@campus/contract/help/evaluations.ts'
import { addFeedback } from '@campus/contract/help/feedback.ts'
import { EditableSettings } from '@campus/contract/school/console/settings.ts'
import { dictionaryRows } from '../dictionary-rows.ts'
import { settingRows } from '../school-settings.ts'
import { helpRows } from './help-rows.ts'

const today = new Date('2026-03-15T08:00:00Z')
const help = helpRows(today)
const wordsOf = (list: string) => new Set(dictionaryRows().flatMap(({ type, value }) => (type === list ? [value] : [])))

test('the help of the demo could have been written in the console: whole, in three languages, under types that exist', () => {
  const types = wordsOf('problem_type')
  for (const row of help.problems) {
    const written = saveArticle.body.safeParse({
      type: row.type,
      isGuide: row.is_guide,
      title: row.title,
      titleEn: row.title_en,
      titleTw: row.title_tw,
      blocks: JSON.parse(row.blocks),
      blocksEn: JSON.parse(row.blocks_en),
      blocksTw: JSON.parse(row.blocks_tw),
      position: row.position,
      state: row.state,
    })
    assert.ok(written.success, `${row.title}: ${written.error?.message}`)
    assert.ok(types.has(row.type), row.type)
  }
  assert.equal(new Set(help.problems.map(({ title }) => title)).size, help.problems.length)
  for (const type of types) assert.ok(help.problems.filter((row) => row.type === type && !row.is_guide).length >= 4, type)
  const guides = help.problems.filter(({ is_guide }) => is_guide)
  assert.deepEqual(
    ['campus', 'printing'].map((about) => guides.filter(({ type }) => type === about).length),
    [6, 6],
  )
})

test('feedback and ratings of the demo respect the limits of the forms', () => {
  for (const { title, category, content, contact } of help.feedback)
    assert.ok(addFeedback.body.safeParse({ title, category, content, contact }).success, title)
  assert.deepEqual([...new Set(help.feedback.map(({ state }) => state))].toSorted(), ['answered', 'closed', 'open'])
  const types = wordsOf('evaluation_type')
  for (const { type, score, suggestion } of help.evaluations) {
    assert.ok(submitEvaluation.body.safeParse({ type, score, suggestion }).success, suggestion)
    assert.ok(types.has(type), type)
  }
})

test('the settings of the demo school could have been made in the console', () => {
  const settings = Object.fromEntries(settingRows(new Date()).map(({ key, value }) => [key, JSON.parse(value)]))
  const { error } = EditableSettings.partial().safeParse(settings)
  assert.equal(error, undefined)
})
