import assert from 'node:assert/strict'
import { test } from 'node:test'
import { StringStream } from '@codemirror/language'
import { typstParser } from './typst-language.ts'

/** The words of a source that are coloured, each with its colour. */
const coloured = (source: string) => {
  const place = typstParser.startState()
  return source.split('\n').flatMap((line) => {
    const stream = new StringStream(line, 2, 2)
    const words: string[] = []
    while (!stream.eol()) {
      stream.start = stream.pos
      const colour = typstParser.token(stream, place)
      if (colour) words.push(`${colour} ${stream.current()}`)
    }
    return words
  })
}

test('a statement is code to the end of its line, the next line is text again', () => {
  assert.deepEqual(coloured('#let gap = 12mm // wide\nLet us go on if we may'), ['keyword #let', 'number 12mm', 'comment // wide'])
  assert.deepEqual(coloured('#import "/campus.typ": *'), ['keyword #import', 'string "/campus.typ"'])
})

test('names and what is given to them are told from the text around them', () => {
  assert.deepEqual(coloured('兹证明#strong(student.name)，学号#student.studentId，在读'), [
    'variableName #strong(',
    'variableName #student.studentId',
  ])
  assert.deepEqual(coloured('#grid(\n  columns: (1fr, auto),\n  [for “all” #strong("x")],\n)\nfor all'), [
    'variableName #grid(',
    'number 1fr',
    'keyword auto',
    'variableName #strong(',
    'string "x"',
  ])
})

test('comments and raw texts end where they end, over lines', () => {
  assert.deepEqual(coloured('/* one\ntwo */ three'), ['comment /* one', 'comment two */'])
  assert.deepEqual(coloured('```\n#let\n``` #x'), ['string ```', 'string #let', 'string ```', 'variableName #x'])
  assert.deepEqual(coloured('see https://campus.example'), [])
})

test('headings and formulas stand out', () => {
  assert.deepEqual(coloured('== 成绩 #x\n$a + b$'), ['heading == 成绩 #x', 'meta $a + b$'])
})
