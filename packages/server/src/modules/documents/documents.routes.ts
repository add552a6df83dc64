import { consoleIssuedRoutes } from './console/issued/console-issued.routes.ts'
import { consoleKeyRoutes } from './console/keys/console-keys.routes.ts'
import { consoleTemplateRoutes } from './console/templates/console-template.routes.ts'
import { keyRoutes } from './keys/key.routes.ts'
import { ownDocumentRoutes } from './own-documents/own-document.routes.ts'
import { previewRoutes } from './previews/preview.routes.ts'
import { templateRoutes } from './templates/template.routes.ts'

export const documentRoutes = [
  ...templateRoutes,
  ...previewRoutes,
  ...ownDocumentRoutes,
  ...consoleTemplateRoutes,
  ...consoleIssuedRoutes,
  ...consoleKeyRoutes,
  ...keyRoutes,
]
