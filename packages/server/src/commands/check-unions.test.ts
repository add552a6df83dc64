import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CheckedColumn, unionOf } from './check-unions.ts'

const typeBy = (definition: string, given: Partial<CheckedColumn> = {}) =>
  unionOf({ table: 'orders', column: 'state', is_nullable: false, has_default: false, definition, ...given })

const openOrPaid = "CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text])))"

test('a list of texts is a union of them', () => {
  assert.equal(typeBy(openOrPaid), '"open" | "paid"')
  assert.equal(typeBy("CHECK ((kind = 'certificate'::text))"), '"certificate"')
  assert.equal(typeBy("CHECK ((ending = ANY (ARRAY[''::text, 'it''s over, really'::text])))"), '"" | "it\'s over, really"')
})

test('a column may be empty, and may have a default', () => {
  assert.equal(typeBy(openOrPaid, { is_nullable: true }), '"open" | "paid" | null')
  assert.equal(typeBy(openOrPaid, { has_default: true }), 'Generated<"open" | "paid">')
  assert.equal(typeBy(openOrPaid, { is_nullable: true, has_default: true }), 'Generated<"open" | "paid" | null>')
})

test('a column of several texts is an array of the union', () => {
  assert.equal(typeBy("CHECK ((ways <@ ARRAY['email'::text, 'paper'::text]))"), '("email" | "paper")[]')
  const notEmpty = "CHECK (((ways <@ ARRAY['email'::text, 'paper'::text]) AND (cardinality(ways) > 0)))"
  assert.equal(typeBy(notEmpty, { has_default: true }), 'Generated<("email" | "paper")[]>')
})

test('a check that is not a list does not narrow the type', () => {
  for (const definition of [
    'CHECK ((copies > 0))',
    "CHECK ((state <> ALL (ARRAY['open'::text, 'paid'::text])))",
    "CHECK (((state = ANY (ARRAY['open'::text])) OR (length(state) > 9)))",
    "CHECK (((state = 'open'::text) = (length(state) > 9)))",
    "CHECK ((((state = 'open'::text) AND (length(state) > 9)) OR (state IS NULL)))",
    "CHECK ((state ~ '^a+$'::text))",
  ])
    assert.equal(typeBy(definition), undefined, definition)
})
