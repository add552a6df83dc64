import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@campus/ui/theme/tokens.css'
import '@campus/ui/theme/base.css'
import './kiosk.css'
import { App } from './app.tsx'
import { takeEnrolCode } from './enrol/enrol-code.ts'

const code = takeEnrolCode()

// Another code in the address of a page that is open already, and a page restored by the browser, start over.
window.addEventListener('hashchange', () => location.reload())
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

const place = document.getElementById('app')
if (!place) throw new Error('The page has no place for the app')
createRoot(place).render(
  <StrictMode>
    <App code={code} />
  </StrictMode>,
)
