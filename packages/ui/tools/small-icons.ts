import type { Plugin } from 'vite'
import { shortShape, tenthsOfField } from './short-shape.ts'

const icons = 'antd-mobile-icons'
const iconFile = new RegExp(`${icons}/es/\\w+(?:Outline|Fill)\\.js$`)
const importOfIcons = new RegExp(`import \\{([^}]+)\\} from '${icons}'`, 'g')

/** An icon of several shapes, and one that is written otherwise in a newer version, stays as the package has it. */
const drawnByUs = (code: string) => {
  const [shape, ...more] = [...code.matchAll(/\bd: "([^"]+)"/g)].map(([, found = '']) => found)
  const short = shape === undefined || more.length > 0 ? undefined : shortShape(shape)
  if (short === undefined) return undefined
  const fillRule = /fillRule: "nonzero"/.test(code) ? 'nonzero' : 'evenodd'
  return `import { drawIcon } from '@campus/ui/icons/draw-icon.ts'\nexport default drawIcon('${short}', '${fillRule}', ${tenthsOfField})`
}

/** Each icon from its own file: the package's index would make every icon a need of every file that has one. */
const importsOfFiles = (code: string) =>
  code.replaceAll(importOfIcons, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [icon, local = icon] = name.split(' as ')
        return `import ${local} from '${icons}/es/${icon}.js'`
      })
      .join(';'),
  )

/** The icons of antd-mobile-icons as single short shapes for `drawIcon`: a sixth of their bytes, and each only where it is used. */
export const smallIcons = (): Plugin => ({
  name: 'small-icons',
  enforce: 'pre',
  // Bundled beforehand for development, the icons would pass by this plugin.
  config: () => ({ optimizeDeps: { exclude: [icons] } }),
  transform(code, id) {
    if (iconFile.test(id)) return drawnByUs(code)
    return code.includes(`from '${icons}'`) ? importsOfFiles(code) : undefined
  },
})
