import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ctx } from '../context/context.ts'
import { extensionPoint } from '../platform/extension-point.ts'
import { defineJob } from '../platform/jobs.ts'
import { assemble, foundationsOf } from './assemble.ts'
import { allModules, defineModule, jobHandler, type Module } from './module.ts'

const colours = extensionPoint<{ readonly red: string; readonly blue: string }>('colours', { red: true, blue: true })
const ground = defineModule({ name: 'ground', after: [], extensionPoints: [colours] })
const all = { red: '#f00', blue: '#00f' }
const put = (...modules: Module[]) => assemble(modules, { extensionPoints: [], provides: [] })

test('a module depends on those it names and on their dependencies', () => {
  const [a, b, c] = [
    { name: 'a', after: [] },
    { name: 'b', after: ['a'] },
    { name: 'c', after: ['b'] },
  ]
  assert.deepEqual(foundationsOf([a, b, c]).get('c'), new Set(['b', 'a']))
})

test('a module that comes before its dependency, or twice, keeps the app from starting', () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]
  assert.throws(() => foundationsOf(circle), /'a' stands on 'b', which does not come before it/)
  assert.throws(() => foundationsOf([ground, ground]), /'ground' is listed twice/)
})

test('all of an extension point is given, each part once', () => {
  const { extensions } = put(
    ground,
    { name: 'red', after: ['ground'], provides: [colours.give({ red: '#f00' })] },
    { name: 'blue', after: ['ground'], provides: [colours.give({ blue: '#00f' })] },
  )
  assert.deepEqual(colours.of({ services: { extensions } }), all)
  assert.throws(() => put(ground), /No module gives 'red' for 'colours'/)
  const twice = { name: 'red', after: ['ground'], provides: [colours.give(all), colours.give({ red: '#e00' })] }
  assert.throws(() => put(ground, twice), /Two modules give 'red' for 'colours'/)
})

test('a module provides only to its dependencies', () => {
  const stranger = { name: 'stranger', after: [], provides: [colours.give(all)] }
  assert.throws(() => put(ground, stranger), /'stranger' gives to 'colours' without standing on the module that opens it/)
})

test('two modules cannot have the same section in the copy of personal data', () => {
  const personalData = { notes: async () => [] }
  assert.throws(() => put({ ...ground, personalData, provides: [colours.give(all)] }, { name: 'b', after: [], personalData }), /'notes'/)
})

test('a job has one handler', () => {
  const jobs = [jobHandler(defineJob('notes.tidy'), async () => {})]
  const [a, b] = ['a', 'b'].map((name) => ({ name, after: [], jobs }))
  assert.ok(a && b)
  assert.throws(() => put(a, b), /Two modules handle the job 'notes.tidy'/)
})

test('an account is closed from the top down', async () => {
  const closed: string[] = []
  const closing = (name: string) => ({ onAccountClosed: async () => void closed.push(name) })
  const { extensions } = put(
    { ...ground, ...closing('ground'), provides: [colours.give(all)] },
    { name: 'roof', after: ['ground'], ...closing('roof') },
  )
  const ctx = { services: { extensions } } as unknown as Ctx
  await allModules.of(ctx).onAccountClosed(ctx, { id: '', schoolId: '', phone: null, email: null, language: 'zh_CN' })
  assert.deepEqual(closed, ['roof', 'ground'])
})
