import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import type { DemoLesson } from './demo-lesson.ts'
import { addLessonPage } from './lesson-routes.ts'

const lesson: DemoLesson = {
  id: '0198a1f0-0000-7000-8000-000000000001',
  course: ['离散<b>', 'Discrete <b>', '離散<b>'],
  room: ['一号楼', 'Building 1', '一號樓'],
  startsAt: new Date('2026-03-15T02:00:00Z'),
  endsAt: new Date('2026-03-15T03:30:00Z'),
  timeZone: 'Asia/Shanghai',
  teacher: { name: '周明远', account: 'T0001' },
  student: { name: '林晓雨', account: '100001' },
}

test('a visitor begins a lesson and finds the roll of the teacher and the sign-in of the student', async (t) => {
  const server = Fastify()
  const begun: DemoLesson[] = []
  addLessonPage(server, { find: async () => begun[0], begin: async () => void begun.push(lesson) })
  t.after(() => server.close())
  const page = async () => (await server.inject({ url: '/demo/lesson', headers: { 'accept-language': 'en' } })).body
  assert.match(await page(), /<form method="post"[^]*Begin a lesson now/)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await server.inject({ method: 'POST', url: '/demo/lesson', headers, payload: '' })
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/demo/lesson'])
  assert.match(
    await page(),
    /Discrete &lt;b&gt; · Building 1 · 10:00–11:30[^]*named\?id=0198a1f0[^]*周明远 T0001[^]*sign_in[^]*林晓雨 100001/,
  )
})
