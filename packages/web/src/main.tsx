import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followLanguage } from './api/follow-language.ts'
import { followSession } from './api/query-client.ts'
import { readAgainWhenConnected } from './api/reconnect.ts'
import { App } from './app/app.tsx'
import { dressPage } from './app/display-mode.ts'
import { registerFeatures } from './app/register-features.ts'
import '@campus/ui/theme/tokens.css'
import '@campus/ui/theme/base.css'
import { watchLocation } from '@campus/ui/history/location.ts'
import { watchOverlayHistory } from '@campus/ui/history/overlay-history.ts'
import { loginScreens } from './features/account/login/screens.ts'
import { takeOutsideReturn } from './features/account/outside/arrived-return.ts'
import { applyInstallation } from './installation/installation.ts'
import { openAddress } from './navigation/navigator.ts'
import { registerScreens } from './navigation/registry.ts'
import { keepOffline } from './offline/keep-offline.ts'
import { noteDevice } from './session/device-info.ts'
import { followOtherTabs } from './session/session-store.ts'

window.history.scrollRestoration = 'manual'
applyInstallation()
takeOutsideReturn()
dressPage()
watchOverlayHistory(openAddress)
watchLocation()
followOtherTabs()
followSession()
readAgainWhenConnected()
followLanguage()
void noteDevice()
registerScreens(
  loginScreens,
  async () => {
    const { appFeatures } = await import('./app/app-features.ts')
    const trials = import.meta.env.DEV ? (await import('./app/playground/screens.ts')).playgroundScreens : []
    return [...registerFeatures(appFeatures), ...trials]
  },
  async () => registerFeatures((await import('./app/console-features.ts')).consoleFeatures),
)
keepOffline()

const place = document.getElementById('app')
if (!place) throw new Error('The page has no place for the app')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
