import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterCourses, turnAll } from './course-filter.ts'

const maths = { name: '高等数学', nameEn: 'Calculus', nameTw: '高等數學', courseCode: 'MA101', kind: 'required' } as const
const tea = { name: '茶文化', nameEn: 'Tea Culture', nameTw: '茶文化', courseCode: 'GE210', kind: 'elective' } as const

const namesOf = (words: string, kind: 'required' | 'elective' | '' = '') =>
  filterCourses([maths, tea], { words, kind }).map(({ name }) => name)

test('a course is found by its name in any language and by its code', () => {
  assert.deepEqual(namesOf('數學'), ['高等数学'])
  assert.deepEqual(namesOf('CALC'), ['高等数学'])
  assert.deepEqual(namesOf(' ge2 '), ['茶文化'])
  assert.deepEqual(namesOf('history'), [])
})

test('courses of one kind are shown alone', () => {
  assert.deepEqual(namesOf('', 'elective'), ['茶文化'])
  assert.deepEqual(namesOf('calc', 'elective'), [])
})

test('choosing all that are listed leaves what was chosen elsewhere', () => {
  assert.deepEqual(turnAll(['a'], ['b', 'c']), ['a', 'b', 'c'])
  assert.deepEqual(turnAll(['a', 'b'], ['b', 'c']), ['a', 'b', 'c'])
  assert.deepEqual(turnAll(['a', 'b', 'c'], ['b', 'c']), ['a'])
})
