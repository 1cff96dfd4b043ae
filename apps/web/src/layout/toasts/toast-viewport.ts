export { ToastViewport as default } from '@uplift/ui/toast';
