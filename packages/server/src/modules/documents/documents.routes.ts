import { consoleIssuedRoutes } from './console-issued/console-issued.routes.ts'
import { consoleTemplateRoutes } from './console-templates/console-template.routes.ts'
import { keyRoutes } from './keys/key.routes.ts'
import { makingRoutes } from './making/making.routes.ts'
import { ownDocumentRoutes } from './own-documents/own-document.routes.ts'
import { templateRoutes } from './templates/template.routes.ts'

export const documentRoutes = [
  ...templateRoutes,
  ...makingRoutes,
  ...ownDocumentRoutes,
  ...consoleTemplateRoutes,
  ...consoleIssuedRoutes,
  ...keyRoutes,
]
