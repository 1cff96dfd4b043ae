import { BoxGeometry, Mesh, MeshBasicMaterial, PerspectiveCamera, Scene, WebGLRenderer } from 'three';

/** The minimum that three can draw: one static mesh without our code. */
export function drawBareScene(container: HTMLElement, width: number, height: number): void {
  const renderer = new WebGLRenderer();
  renderer.setSize(width, height);
  container.append(renderer.domElement);
  const camera = new PerspectiveCamera(40, width / height);
  camera.position.z = 4;
  const scene = new Scene();
  scene.add(new Mesh(new BoxGeometry(), new MeshBasicMaterial()));
  function draw(): void {
    requestAnimationFrame(draw);
    renderer.render(scene, camera);
  }
  draw();
}

/** A loop that does nothing. */
export function runEmptyLoop(): void {
  requestAnimationFrame(runEmptyLoop);
}
