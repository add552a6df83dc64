import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'

interface DemoFrame {
  readonly language: Language
  readonly title: Phrase
  /** Where the page finds `/demo/demo.css`, which knows no other way than from itself. */
  readonly styleSheet: 'demo.css' | '../demo.css'
  /** What follows the title, as HTML. */
  readonly body: string
}

/** A page of the demo: it takes nothing from outside, and tells nobody where its reader came from. */
export const renderDemoFrame = ({ language, title, styleSheet, body }: DemoFrame): string => {
  const reported = escapeHtml(say(title, language))
  return `<!doctype html>
<html lang="${language.replace('_', '-')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${reported}</title>
<link rel="stylesheet" href="${styleSheet}">
</head>
<body>
<main>
<h1>${reported}</h1>
${body}
</main>
</body>
</html>
`
}

/** Served as /demo/demo.css: a content-security policy without inline styles lets it through. */
export const demoCss = `:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#1f2329, #e8eaed); background: light-dark(#f5f6f7, #17181a) }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { font-size: 1.25rem; margin: 0 0 .5rem }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
ul { list-style: none; margin: 0; padding: 0; border-radius: 8px; overflow: hidden; background: light-dark(#fff, #232427) }
li + li { border-top: 1px solid light-dark(#e5e6eb, #3a3b3f) }
a { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 44px; padding: .5rem 1rem; color: inherit; text-decoration: none }
a:hover, a:focus-visible { background: light-dark(#e8f0fe, #2c3444) }
.languages { display: flex; justify-content: center; margin-top: 1.5rem }
.languages a[aria-current] { font-weight: 600; text-decoration: underline }
small { color: light-dark(#5f6368, #a8adb5) }
`
