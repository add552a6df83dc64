/** So long the photo library and its exports stay open after a manager's check. */
export const managerCheckSeconds = 600
