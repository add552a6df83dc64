import type { FastifyReply } from 'fastify'

/** Nobody keeps a page of the demo: what it shows is true for a moment, and only here. */
export const sendDemoPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(html)
