import { escapeHtml } from '../../platform/text/escape-html.ts'

/** A plain, narrow letter that every mail program shows alike; `mark` is the one thing to be seen first. */
export const htmlMail = (mail: { language: string; title: string; mark?: string; lines: readonly string[]; sender: string }): string =>
  [
    `<!doctype html><html lang="${mail.language.replace('_', '-')}"><head><meta charset="utf-8"><title>${escapeHtml(mail.title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f2f5f9;font-family:sans-serif;color:#1c2733">',
    '<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">',
    `<h1 style="margin:0 0 16px;font-size:18px">${escapeHtml(mail.title)}</h1>`,
    ...(mail.mark
      ? [`<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:6px;color:#1f5fbf">${escapeHtml(mail.mark)}</p>`]
      : []),
    ...mail.lines.map((line) => `<p style="margin:0 0 8px;font-size:16px;line-height:1.6">${escapeHtml(line)}</p>`),
    `<p style="margin:24px 0 0;font-size:13px;color:#5b6b7c">${escapeHtml(mail.sender)}</p></div></body></html>`,
  ].join('\n')
