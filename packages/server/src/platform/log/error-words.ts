import type { LoggedError } from './log.ts'

/** What the codes of the system and of the database mean to somebody who runs the server. */
const causes: Readonly<Record<string, string>> = {
  EACCES: 'no right to use that file, folder or port',
  EADDRINUSE: 'another program uses that port',
  ECONNREFUSED: 'nothing answers at that address',
  ECONNRESET: 'the other side closed the connection',
  EHOSTUNREACH: 'that host cannot be reached',
  EMFILE: 'too many files and connections are open in this process',
  ENOENT: 'a file or socket is missing',
  ENOSPC: 'the disk is full',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name cannot be looked up now',
  EPIPE: 'the other side closed the connection',
  EROFS: 'the disk is read-only',
  ETIMEDOUT: 'no answer in time',
  '40001': 'two transactions were in each other’s way',
  '40P01': 'two transactions waited for each other',
  '53100': 'the disk of the database is full',
  '53200': 'the database has no memory left',
  '53300': 'the database has no connection left',
  '57014': 'a statement took longer than allowed',
  '57P01': 'the database is being stopped or restarted',
  '57P02': 'the database broke down and recovers',
  '57P03': 'the database is starting',
}

/** The cause of an error in words, with what the error itself says. */
export const causeInWords = ({ message, reason = '', errors: [first] = [] }: LoggedError): string => {
  const meant = causes[reason]
  // An attempt at several addresses of a host fails with one error for each, and no words of its own.
  if (!meant && message === '' && first) return causeInWords(first)
  if (meant && message) return `${meant} (${message})`
  return (meant ?? message) || reason || 'unknown cause'
}
