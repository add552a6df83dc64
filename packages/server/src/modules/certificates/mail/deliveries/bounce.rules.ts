/** What a delivery status notification (RFC 3464) contains about one mail. */
export interface BounceReport {
  /** Of the mail that it is about, in angle brackets. */
  readonly messageId: string
  /** Those whom the mail finally did not reach. */
  readonly failed: readonly { readonly addresses: readonly string[]; readonly status: string }[]
}

interface Part {
  readonly fields: ReadonlyMap<string, string>
  readonly body: string
}

/** Fields up to the first empty line, long ones put together again; the first of a name counts. */
const readPart = (text: string): Part => {
  const end = text.indexOf('\n\n')
  const head = (end === -1 ? text : text.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ')
  const fields = new Map<string, string>()
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return { fields, body: end === -1 ? '' : text.slice(end + 2) }
}

const typeOf = ({ fields }: Part) => (fields.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const partsOf = ({ fields, body }: Part): Part[] => {
  const boundary = /boundary="?([^";]+)"?/i.exec(fields.get('content-type') ?? '')?.[1]?.trim()
  if (!boundary) return []
  const [, ...pieces] = `\n${body}`.split(`\n--${boundary}`)
  return pieces.filter((piece) => !piece.startsWith('--')).map((piece) => readPart(piece.replace(/^[ \t]*\n/, '')))
}

/** `rfc822; gone@example.cn` names an address; other kinds of addresses are none of ours. */
const addressIn = (field: string | undefined) => /^\s*rfc822\s*;\s*<?([^<>\s]+)>?/i.exec(field ?? '')?.[1]?.toLowerCase()

const recipientsIn = (report: string) =>
  report
    .split(/\n{2,}/)
    .map((group) => readPart(group).fields)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .map((fields) => ({
      addresses: ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name)) ?? []),
      status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
    }))

const originals = new Set(['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'])
const reports = new Set(['message/delivery-status', 'message/global-delivery-status'])

/** Reads a notification as it came; nothing where it is none, or does not say which mail it is about. */
export const readBounce = (text: string): BounceReport | undefined => {
  const mail = readPart(text.replaceAll('\r\n', '\n'))
  if (typeOf(mail) !== 'multipart/report') return undefined
  const parts = partsOf(mail)
  const report = parts.find((part) => reports.has(typeOf(part)))
  const original = parts.find((part) => originals.has(typeOf(part)))
  const messageId = original && /<[^<>\s]+>/.exec(readPart(original.body).fields.get('message-id') ?? '')?.[0]
  return report && messageId ? { messageId, failed: recipientsIn(report.body) } : undefined
}
