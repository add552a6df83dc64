import { PassThrough, pipeline, Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Addresses go in as objects, so that a comma inside one never becomes a second recipient. */
const asOne = (address: string) => ({ name: '', address })

/**
 * A source that stops short of its end fails the mail, where the mail library would wait for more. Nothing is read ahead:
 * a source that reached its end was consumed, so that its owner knows whether the mail was sent.
 */
const failIfCut = (content: Readable | Buffer) =>
  content instanceof Readable ? pipeline(content, new PassThrough({ highWaterMark: 1 }), () => undefined) : content

/** A line as an operator writes it, or a name beside an address: a name that people chose is never read as an address. */
export type Sender = string | { readonly name: string; readonly address: string }

/** A mail as the mail library takes it; it may open neither files nor addresses on its own. */
export const compose = (mail: Mail, sender: Sender): SendMailOptions => ({
  from: mail.from ?? sender,
  ...(mail.messageId === undefined ? {} : { messageId: mail.messageId }),
  to: asOne(mail.to),
  cc: (mail.cc ?? []).map(asOne),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: (mail.attachments ?? []).map(({ name, contentType, content }) => ({
    filename: name,
    contentType,
    content: failIfCut(content),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
})
