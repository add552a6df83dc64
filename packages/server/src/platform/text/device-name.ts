import { type Language, type Phrase, say } from '@campus/contract/language.ts'

type Sign = readonly [mark: RegExp, name: Phrase]

const brand = (name: string): Phrase => [name, name, name]

/** In this order: an app names the browser it is made of as well, and nearly every browser calls itself Chrome and Safari. */
const browsers: readonly Sign[] = [
  [/wxwork\//i, ['企业微信', 'WeCom', '企業微信']],
  [/MicroMessenger\//i, ['微信', 'WeChat', '微信']],
  [/DingTalk\//i, ['钉钉', 'DingTalk', '釘釘']],
  [/Edg(?:e|A|iOS)?\//, brand('Edge')],
  [/OPR\//, brand('Opera')],
  [/SamsungBrowser\//, brand('Samsung Internet')],
  [/HuaweiBrowser\//, ['华为浏览器', 'Huawei Browser', '華為瀏覽器']],
  [/MiuiBrowser\//, ['小米浏览器', 'Mi Browser', '小米瀏覽器']],
  [/M?QQBrowser\//, ['QQ 浏览器', 'QQ Browser', 'QQ 瀏覽器']],
  [/UCBrowser\//, ['UC 浏览器', 'UC Browser', 'UC 瀏覽器']],
  [/(?:FxiOS|Firefox)\//, brand('Firefox')],
  [/(?:CriOS|Chrome|HeadlessChrome)\//, brand('Chrome')],
  [/Version\/\S+ .*Safari\//, brand('Safari')],
]

const systems: readonly Sign[] = [
  [/HarmonyOS/i, brand('HarmonyOS')],
  [/iPhone/, brand('iPhone')],
  [/iPad/, brand('iPad')],
  [/Android/, brand('Android')],
  [/Windows/, brand('Windows')],
  [/CrOS/, brand('ChromeOS')],
  [/Mac OS X|Macintosh/, brand('macOS')],
  [/Linux/, brand('Linux')],
]

const unknown: Phrase = ['未知设备', 'Unknown device', '未知裝置']

/** It stands in notices about new devices, so it can hold no address to tap on. */
const shownModel = /^[\p{L}\p{N} _()+-]{1,40}$/u
const modelMark = / DeviceModel\/([\w.~%!'()*-]{1,200})$/

/** The User-Agent with the model that the app was told by the browser, which no longer says it there. */
export const withModel = (userAgent: string, model: string | undefined): string => {
  const marked = model ? ` DeviceModel/${model}` : ''
  return modelMark.test(marked) ? userAgent + marked : userAgent
}

const modelIn = (userAgent: string): string | undefined => {
  try {
    const model = decodeURIComponent(userAgent.match(modelMark)?.[1] ?? '')
    return shownModel.test(model) ? model : undefined
  } catch {
    return undefined
  }
}

const findName = (userAgent: string, language: Language): string => {
  const plain = userAgent.replace(modelMark, '')
  const [browser, system] = [browsers, systems].map((signs) => signs.find(([mark]) => mark.test(plain))?.[1])
  const named = [browser, modelIn(userAgent) ?? system].flatMap((name) =>
    typeof name === 'string' ? name : name ? say(name, language) : [],
  )
  return named.length > 0 ? named.join(' · ') : say(unknown, language)
}

interface NamedDevices {
  readonly mark: RegExp
  /** What would be named first. */
  readonly exceptions: readonly RegExp[]
}

/** The User-Agents in whose name a word stands, in any language. */
export const devicesNamed = (word: string): readonly NamedDevices[] => {
  const holds = (name: Phrase) => name.some((text) => text.toLowerCase().includes(word.toLowerCase()))
  return [browsers, systems].flatMap((signs) =>
    signs.flatMap(([mark, name], place) => (holds(name) ? { mark, exceptions: signs.slice(0, place).map(([earlier]) => earlier) } : [])),
  )
}

const maxKnown = 500
const known = new Map<string, string>()

/** A readable device name from the User-Agent: "Chrome · Windows", or "Chrome · Pixel 9" where the model is known. Logs name the same few again and again. */
export const nameDevice = (userAgent: string, language: Language): string => {
  const key = `${language} ${userAgent}`
  const name = known.get(key) ?? findName(userAgent, language)
  if (known.size >= maxKnown) known.clear()
  known.set(key, name)
  return name
}
