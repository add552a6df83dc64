import { path } from './path.ts'

interface Paged {
  pageNum?: string
  pageSize?: string
}

/** Papers and photos: one's own, the library of those who manage, and finding people by photo. */
export const identityPaths = {
  /** What is done and what comes next. */
  registration: path('/pages/identity/registration'),
  paper: path<{ kind?: string }>('/pages/identity/collect_id_card'),
  check: path('/pages/identity/identityCheck'),
  cameraGuide: path<{ typeId?: string }>('/pages/identity/cameraGuide'),
  firstLoginGuide: path<{ back?: string }>('/pages/identity/firstLoginCameraGuide'),
  /** One photo of mine, with what was found. */
  photo: path<{ typeId?: string; id?: string }>('/pages/identity/pictureShow'),
  photos: path<{ typeId?: string; id?: string }>('/pages/photo/photo'),
  camera: path<{ typeId?: string }>('/pages/photo/camera'),
  collect: path<{ typeId?: string }>('/pages/collection/portraitCollection'),
  find: path('/pages/scene/photoFinding'),
  searches: path<Paged>('/pages/scene/historyFinding'),
  search: path<{ id: string }>('/pages/scene/history'),
  /** Searches that showed me. */
  searchesForMe: path<{ id?: string }>('/pages/scene/searchesForMe'),
  library: path<
    Paged & {
      id?: string
      typeId?: string
      state?: string
      unitId?: string
      grade?: string
      collegeId?: string
      majorId?: string
      classId?: string
      words?: string
    }
  >('/pages/sys/manage/student_photo'),
  person: path<{ personId?: string; id?: string }>('/pages/sys/manage/student_photo_detail'),
}
