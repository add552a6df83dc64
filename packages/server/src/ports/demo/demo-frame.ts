import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

interface DemoFrame {
  readonly language: Language
  readonly title: Phrase
  /** Where the page finds `/demo/demo.css`, which knows no other way than from itself. */
  readonly styleSheet: 'demo.css' | '../demo.css'
  /** What follows the title, as HTML. */
  readonly body: string
}

/** A page of the demo: it loads nothing from outside, and sends no referrer. */
export const renderDemoFrame = ({ language, title, styleSheet, body }: DemoFrame): string => {
  const told = escapeHtml(say(title, language))
  return `<!doctype html>
<html lang="${language.replace('_', '-')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${told}</title>
<link rel="stylesheet" href="${styleSheet}">
</head>
<body>
<main>
<h1>${told}</h1>
${body}
</main>
</body>
</html>
`
}
