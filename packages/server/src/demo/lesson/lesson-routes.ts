import type { FastifyInstance } from 'fastify'
import { sendDemoPage } from '../page/send-page.ts'
import type { DemoLessons } from './demo-lesson.ts'
import { renderLesson } from './lesson-page.ts'

const maxBytes = 100

/** Where a visitor begins a lesson, to call its roll in one window and to sign in in another. */
export const addLessonPage = (server: FastifyInstance, lessons: DemoLessons) => {
  server.register(async (scope) => {
    // The button sends nothing.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maxBytes }, (_request, _body, done) =>
      done(null, {}),
    )
    scope.get('/demo/lesson', async (request, reply) => {
      const lesson = await lessons.find()
      return sendDemoPage(request, reply, (language) => renderLesson(lesson, language))
    })
    scope.post('/demo/lesson', async (_request, reply) => {
      await lessons.begin()
      return reply.redirect('/demo/lesson', 303)
    })
  })
}
