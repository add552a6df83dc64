import type { Session } from './session.ts'
import { changeSession } from './session-store.ts'

interface ClientHints {
  readonly platform?: string
  readonly platformVersion?: string
  readonly model?: string
}

/** Browsers that no longer name the device in their User-Agent answer when they are asked. */
interface HintingNavigator {
  readonly userAgentData?: { readonly getHighEntropyValues: (names: readonly string[]) => Promise<ClientHints> }
}

const named = (text: string | undefined) => (text ?? '').trim().slice(0, 60)

/** What the User-Agent says of the device. `K` is what browsers write that hide the model. */
export const deviceInUserAgent = (userAgent: string): Pick<Session['deviceInfo'], 'model' | 'system'> => {
  const apple = userAgent.match(/\((iPhone|iPad)[^)]*? OS ([\d_]+)/)
  if (apple) return { model: named(apple[1]), system: `iOS ${named(apple[2]).replaceAll('_', '.')}` }
  const android = userAgent.match(/(Android [\d.]+)(?:; ([^;)]+?)(?: Build\/[^;)]*)?)?[;)]/)
  if (android) return { model: android[2] === 'K' ? '' : named(android[2]), system: named(android[1]) }
  return { model: '', system: '' }
}

const hintsOf = async (): Promise<ClientHints> => {
  try {
    return (await (navigator as HintingNavigator).userAgentData?.getHighEntropyValues(['model', 'platformVersion'])) ?? {}
  } catch {
    return {}
  }
}

/** Keeps what this device is, so that its owner finds it again in the list of devices. */
export const noteDevice = async (): Promise<void> => {
  const { model, platform, platformVersion = '' } = await hintsOf()
  const said = deviceInUserAgent(navigator.userAgent)
  const deviceInfo = {
    model: named(model) || said.model,
    system: platform ? named(`${platform} ${platformVersion.split('.')[0]}`) : said.system,
    screen: `${screen.width}x${screen.height}`,
  }
  changeSession((session) => (JSON.stringify(session.deviceInfo) === JSON.stringify(deviceInfo) ? session : { ...session, deviceInfo }))
}
