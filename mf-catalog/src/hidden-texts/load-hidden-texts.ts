/** Loads the notice about hidden texts on demand, because few visitors have any. */
export const loadHiddenTexts = () => import(/* webpackChunkName: "hidden-texts" */ './hidden-texts')
